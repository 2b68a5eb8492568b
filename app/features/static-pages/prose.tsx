import { Link } from '@remix-run/react';

/** What the brackets of a `LinkedText` become. */
export const linkTo = (to: string) => (label: string) => <Link to={to}>{label}</Link>;
export const anchorTo = (href: string) => (label: string) => <a href={href}>{label}</a>;
export const mailTo = (address: string) => <a href={`mailto:${address}`}>{address}</a>;
export const strong = (text: string) => <strong>{text}</strong>;
export const code = (text: string) => <code>{text}</code>;

export function Points({ of: points }: { of: string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
