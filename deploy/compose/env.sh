#!/bin/sh
# Prints an .env with passwords made now. The demo vendor plays all brands, so all of them share one secret.
set -eu
secret() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
echo "POSTGRES_PASSWORD=$(secret)"
echo "OWNER_PASSWORD=$(secret)"
echo "APP_PASSWORD=$(secret)"
vendor=$(secret)
list=
for code in PG EG2 PT JDB CQ9 FC JL BGS LOTT ELOTT TCG_SEA TCG_LOTTO_VN; do list="$list${list:+,}$code=$vendor"; done
echo "VENDOR_SECRETS=$list"
