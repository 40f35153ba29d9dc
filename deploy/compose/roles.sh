#!/bin/sh
# The two roles of a gateway and its database (`brand-gateway grants` prints the same): one owns the tables, one serves.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --set owner_password="$OWNER_PASSWORD" --set app_password="$APP_PASSWORD" <<'SQL'
create role gateway_owner login password :'owner_password';
create role gateway_app login password :'app_password';
create database gateway owner gateway_owner;
SQL
