/** Moves invoices with their order, as a task. */
import * as z from 'zod';
import { documentId } from '#schema/fields.ts';
import { defineTask } from '#functions/tasks/task.ts';
import { moveInvoices } from './move-invoices.ts';

export const moveInvoicesTask = defineTask({
  name: 'move-invoices',
  input: z.object({ orderId: documentId }),
  run: ({ orderId }, server) => moveInvoices(orderId, server),
});
