import onHeaders from 'on-headers';
import { isPrivate } from '~/http/request/private-request.server';
import type { Middleware } from './middleware';

export const privateResponses: Middleware = (request, response, next) => {
  if (isPrivate(request)) {
    onHeaders(response, () => {
      if (response.getHeader('Cache-Control') !== 'no-store') response.setHeader('Cache-Control', 'private, no-store');
    });
  }
  next();
};
