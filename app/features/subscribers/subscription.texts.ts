/** What the newsletter's dialog, page and API say. */
export const INVALID_ADDRESS = 'Please enter a valid email address';
export const SUBSCRIBED = { title: 'Success!', text: "You've been subscribed to our newsletter" };
export const NOT_SUBSCRIBED = 'Failed to subscribe. Please try again.';
