import { type MirrorAddress, mirrorAddress } from './mirror-address';

/** Netlify and Cloudflare Pages read no more. */
const MAX_REDIRECTS = 2000;

const policy = (base: string | null) =>
  `default-src 'none'; img-src 'self' data:${base ? ` ${base}` : ''}; style-src 'self'; style-src-attr 'unsafe-inline'; form-action ${base ?? "'none'"}; base-uri 'none'; frame-ancestors 'none'`;

const headers = (base: string | null) => `/*
  Content-Security-Policy: ${policy(base)}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/images/*
  Cache-Control: public, max-age=31536000, immutable
/build/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Only for files whose address on the live site differs by more than the ending. */
function redirects(addresses: Iterable<string>, prefixes: readonly string[]): string {
  const lines: string[] = [];
  for (const address of addresses) {
    const { file } = mirrorAddress(address, prefixes) as MirrorAddress;
    if (address.includes('?') || `/${file}` === `${address}.html` || file.endsWith('index.html')) continue;
    lines.push(`${address} /${file.split('/').map(encodeURIComponent).join('/')} 301\n`);
  }
  return lines.slice(0, MAX_REDIRECTS).join('');
}

const nginx = (base: string | null) => `# Inside "server { … }", with root set to this folder.
location / {
  rewrite ^((?:/[a-z-]+)?)/(wallpaper|set)/(\\d{1,3})$ $1/$2/0/$3.html last;
  rewrite ^((?:/[a-z-]+)?)/(wallpaper|set)/(\\d+)(\\d{3})$ $1/$2/$3/$3$4.html last;
  rewrite "^((?:/[a-z-]+)?)/tag/(.{1,2})([^/]*)$" $1/tag/$2/$2$3.html last;
  try_files $uri $uri.html $uri/index.html =404;
  add_header Content-Security-Policy "${policy(base)}" always;
  add_header X-Content-Type-Options nosniff always;
}
location ~ ^/(images|build)/ {
  add_header Cache-Control "public, max-age=31536000, immutable";
}
location ~ /\\.|^/(nginx\\.conf|_headers|_redirects)$ {
  return 404;
}
`;

const apache = (base: string | null) => `<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule ^((?:[a-z-]+/)?)(wallpaper|set)/(\\d{1,3})$ $1$2/0/$3.html [L]
  RewriteRule ^((?:[a-z-]+/)?)(wallpaper|set)/(\\d+)(\\d{3})$ $1$2/$3/$3$4.html [L]
  RewriteRule ^((?:[a-z-]+/)?)tag/(.{1,2})([^/]*)$ $1tag/$2/$2$3.html [L]
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html [L]
</IfModule>
<IfModule mod_headers.c>
  Header set Content-Security-Policy "${policy(base)}"
  Header set X-Content-Type-Options nosniff
  Header set Cache-Control "public, max-age=31536000, immutable" "expr=%{REQUEST_URI} =~ m#/(images|build)/#"
</IfModule>
`;

/** What web hosts need to give the mirror's files under the addresses and with the headers of the live site. */
export const hostFiles = (
  base: string | null,
  addresses: Iterable<string>,
  prefixes: readonly string[],
): Record<string, string> => ({
  _headers: headers(base),
  _redirects: redirects(addresses, prefixes),
  'nginx.conf': nginx(base),
  '.htaccess': apache(base),
});
