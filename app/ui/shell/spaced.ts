import { Children, type ReactNode } from 'react';

/** A space between neighbours that CSS lays out: text browsers, copies and translators read them one after the other. */
export const spaced = (parts: ReactNode): ReactNode[] =>
  Children.toArray(parts).flatMap((part, index) => (index === 0 ? [part] : [' ', part]));
