/** Whether it is the address of a whole site: http or https, without a path. */
export function isSiteAddress(value: string): boolean {
  if (!URL.canParse(value) || !/^https?:\/\//i.test(value)) return false;
  const { href, origin } = new URL(value);
  return href === `${origin}/`;
}
