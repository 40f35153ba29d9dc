-- Whether another agent's month has a member already is asked for each member of a line.
create index revenue_member_month on revenue_member (member_id, month, asset);
