import { Fragment, type ReactElement, type ReactNode } from 'react';

interface LinkedTextProps {
  /** A sentence whose links are in square brackets: "See the [Privacy Policy]." */
  text: string;
  /** One for each pair of brackets, in their order. */
  links: ((label: string) => ReactElement)[];
}

/** Keeps a sentence with links whole, so that translators can move the links. */
export function LinkedText({ text, links }: LinkedTextProps): ReactNode {
  return text.split(/\[([^[\]]*)\]/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
    <Fragment key={index}>{index % 2 === 1 ? links[(index - 1) / 2]?.(part) : part}</Fragment>
  ));
}
