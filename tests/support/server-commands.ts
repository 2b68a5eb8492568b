/** What they run beside the site, installed once, since apt serves one at a time. */
import { requireCommands } from './debian.mjs';

export default function setUp(): void {
  requireCommands('nginx', 'caddy', 'openssl', 'faketime', 'pgbouncer', 'radosgw', 'ceph-mon', 'ceph-osd');
}
