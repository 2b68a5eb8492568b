import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Certificate {
  /** The authority's certificate, trusted only by these tests. */
  ca: Buffer;
  fullchain: string;
  key: string;
}

/** A certificate for one name, issued by a new certificate authority. */
export function makeCertificate(folder: string, name: string): Certificate {
  const file = (ending: string) => path.join(folder, ending);
  const openssl = (...options: string[]) => execFileSync('openssl', options, { cwd: folder, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authority = ['-subj', '/CN=Tests', '-addext', 'basicConstraints=critical,CA:TRUE', '-days', '30'];
  openssl('req', '-x509', ...newKey, ...authority, '-keyout', 'ca.key', '-out', 'ca.pem');
  openssl('req', ...newKey, '-subj', `/CN=${name}`, '-keyout', 'site.key', '-out', 'site.csr');
  writeFileSync(file('names'), `subjectAltName=DNS:${name}\n`);
  const signedBy = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '30', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'site.csr', ...signedBy, '-out', 'site.pem');
  writeFileSync(file('fullchain.pem'), Buffer.concat([readFileSync(file('site.pem')), readFileSync(file('ca.pem'))]));
  return { ca: readFileSync(file('ca.pem')), fullchain: file('fullchain.pem'), key: file('site.key') };
}
