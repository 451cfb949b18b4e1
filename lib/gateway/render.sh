#!/bin/sh
# Writes nginx's configuration: nginx.conf with the settings of gateway.env, which are in the environment.
set -eu
# What is missing is said by the name of its package.
prefix=$(PATH=$PATH:/usr/sbin nginx -V 2>&1 | sed -n 's/.*--prefix=\([^ ]*\).*/\1/p')
missing=
[ -n "$prefix" ] || missing=nginx
[ -e "$prefix/modules/ngx_http_lua_module.so" ] || missing="$missing libnginx-mod-http-lua"
[ -e "$prefix/modules/ndk_http_module.so" ] || missing="$missing libnginx-mod-http-ndk"
command -v envsubst > /dev/null || missing="$missing gettext-base"
if [ -n "$missing" ]; then
  echo "The gateway needs these packages: $missing" >&2
  exit 1
fi
names=$(env | sed -n 's/^\(FIELDMARK_[A-Z_]*\)=.*/${\1}/p')
umask 077
envsubst "$names" < "$FIELDMARK_FOLDER/nginx.conf" > "$FIELDMARK_RUN/nginx.conf"
if grep -o '\${FIELDMARK_[A-Z_]*}' "$FIELDMARK_RUN/nginx.conf"; then
  echo 'These settings are missing in gateway.env.' >&2
  exit 1
fi
