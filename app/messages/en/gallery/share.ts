export const share = {
  share: 'Share',
  address: 'Link to this page',
  copied: 'Link copied!',
  failed: { title: 'Share failed', text: 'Could not copy link to clipboard' },
  shareOn: 'Share on',
};
