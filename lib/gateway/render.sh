#!/bin/sh
# Writes nginx's configuration: nginx.conf with the settings of gateway.env, which are in the environment.
set -eu
names=$(env | sed -n 's/^\(FIELDMARK_[A-Z_]*\)=.*/${\1}/p')
umask 077
envsubst "$names" < "$FIELDMARK_FOLDER/nginx.conf" > "$FIELDMARK_RUN/nginx.conf"
if grep -o '\${FIELDMARK_[A-Z_]*}' "$FIELDMARK_RUN/nginx.conf"; then
  echo 'These settings are missing in gateway.env.' >&2
  exit 1
fi
