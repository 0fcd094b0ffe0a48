#!/bin/sh
# Run once by the PostgreSQL image on an empty volume: one role owns the tables, the other one runs the product.
set -eu
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
	--set=owner_password="$OWNER_PASSWORD" --set=product_password="$PRODUCT_PASSWORD" <<'SQL'
CREATE ROLE throughline_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE throughline LOGIN PASSWORD :'product_password';
CREATE DATABASE throughline OWNER throughline_owner;
\connect throughline
CREATE EXTENSION IF NOT EXISTS pg_trgm;
SQL
