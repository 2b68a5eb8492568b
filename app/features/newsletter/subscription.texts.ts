export const INVALID_ADDRESS = 'Please enter a valid email address';
export const SUBSCRIBED = { title: 'Success!', text: "You've been subscribed to our newsletter" };
export const subscribed = (next: string | undefined) => ({
  ...SUBSCRIBED,
  text: next ? `${SUBSCRIBED.text}. ${next}` : SUBSCRIBED.text,
});
/** Where a letter goes out: what is left to do. */
export const PLEASE_CONFIRM = 'Please open the link in the letter that we are sending you, to confirm your address.';
export const NOT_SUBSCRIBED = 'Failed to subscribe. Please try again.';
