/** What functions do about customers, as tasks. */
import * as z from 'zod';
import { documentId } from '#schema/fields.ts';
import { defineTask } from '#functions/tasks/task.ts';
import { indexAccount } from './index-account.ts';
import { indexCustomer } from './index-customer.ts';
import { limitRequests } from './limit-requests.ts';

const input = z.object({ uid: documentId });

export const indexAccountTask = defineTask({
  name: 'index-account',
  input,
  run: async ({ uid }, server) => {
    await indexAccount(uid, server);
  },
});

export const indexCustomerTask = defineTask({
  name: 'index-customer',
  input,
  run: async ({ uid }, server) => {
    await indexCustomer(uid, server);
  },
});

export const limitRequestsTask = defineTask({
  name: 'limit-requests',
  input,
  run: async ({ uid }, server) => {
    await limitRequests(uid, server);
  },
});
