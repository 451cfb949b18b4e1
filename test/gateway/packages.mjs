/** The programs that the gateway consists of. Plain JavaScript, because test/tools/setup.mjs needs it before npm ran. */
import { existsSync } from 'node:fs';

export const NGINX = '/usr/sbin/nginx';
export const REDIS = '/usr/bin/redis-server';

/** Debian package → a file of it. Other systems have no nginx with Lua in their usual packages. */
const FILES = {
  nginx: NGINX,
  'libnginx-mod-http-lua': '/usr/lib/nginx/modules/ngx_http_lua_module.so',
  'redis-server': REDIS,
  'lua-nginx-redis': '/usr/share/lua/5.1/nginx/redis.lua',
  'gettext-base': '/usr/bin/envsubst',
  'ca-certificates': '/etc/ssl/certs/ca-certificates.crt',
};

/** Packages that are not installed. */
export const missingPackages = () =>
  Object.entries(FILES)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);

/**
 * A sentence that says how to install the packages.
 * @param {readonly string[]} names
 */
export const packagesHint = (names) =>
  `The gateway runs on Debian (or in a container of it) with these packages, installed as root: apt-get update && apt-get install --no-install-recommends ${names.join(' ')}`;
