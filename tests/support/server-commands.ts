/** Commands that tests run, installed once, because apt runs one process at a time. */
import { requireCommands } from './debian.mjs';

export default function setUp(): void {
  requireCommands('nginx', 'caddy', 'openssl', 'faketime', 'pgbouncer', 'radosgw', 'ceph-mon', 'ceph-osd');
}
