import { currentMessages, type Messages } from './languages.server';

export type { Messages };

declare global {
  /** In the browser, from the file with the messages in the page's language. */
  var tapetaMessages: Messages;
}

/** The messages of one room, in the language of the page or answer. Takes a literal, because the build looks for them in scripts. */
export const messagesOf = <Room extends keyof Messages>(room: Room): Messages[Room] =>
  (currentMessages?.() ?? globalThis.tapetaMessages)[room];
