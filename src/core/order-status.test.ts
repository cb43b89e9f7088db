/** Which status changes each side may make. */
import { orderStatus, type OrderStatus } from '#schema/order.ts';
import { describe, expect, it } from 'vitest';
import { mayChangeStatus, needsReturn, ORDER_COURSE, UNDOABLE } from './order-status.ts';

const isPossible = (from: OrderStatus, to: OrderStatus): boolean =>
  mayChangeStatus(from, to, 'staff') || mayChangeStatus(from, to, 'customer');

describe('the order status', () => {
  it('can reach the end, with the customer only accepting the quote, which staff can record too', () => {
    const byWhom = ORDER_COURSE.slice(1).map((to, index) => {
      const from = ORDER_COURSE[index] ?? 'expired';
      return (['customer', 'staff'] as const).filter((actor) => mayChangeStatus(from, to, actor));
    });
    expect(byWhom).toEqual([
      ['staff'],
      ['customer', 'staff'],
      ['staff'],
      ['staff'],
      ['staff'],
      ['staff'],
    ]);
  });

  it('skips no step and never goes back, except that staff send another quote until the confirmation', () => {
    for (const [place, from] of ORDER_COURSE.entries()) {
      for (const [other, to] of ORDER_COURSE.entries()) {
        if (other === place + 1) continue;
        const isNewQuote = from === 'accepted' && to === 'quoted';
        expect(mayChangeStatus(from, to, 'staff'), `${from} → ${to}`).toBe(isNewQuote);
        expect(mayChangeStatus(from, to, 'customer'), `${from} → ${to}`).toBe(false);
      }
    }
  });

  it('can be cancelled by a customer until confirmed, by staff until delivered', () => {
    const cancellableBy = (actor: 'customer' | 'staff') =>
      ORDER_COURSE.filter((from) => mayChangeStatus(from, 'cancelled', actor));
    expect(cancellableBy('customer')).toEqual(['requested', 'quoted', 'accepted']);
    expect(cancellableBy('staff')).toEqual([
      'requested',
      'quoted',
      'accepted',
      'confirmed',
      'packed',
      'dispatched',
    ]);
  });

  it('of a dispatched order becomes cancelled only once parcels are recorded and all units are back', () => {
    const needs = (sentUnits: number | undefined, to: OrderStatus) =>
      needsReturn({ status: 'dispatched', sentUnits }, to);
    expect([undefined, 12, 0].map((units) => needs(units, 'cancelled'))).toEqual([
      true,
      true,
      false,
    ]);
    expect([undefined, 12, 0].some((units) => needs(units, 'delivered'))).toBe(false);
    expect(needsReturn({ status: 'packed' }, 'cancelled')).toBe(false);
  });

  it('can reach every status except the first', () => {
    const reached = orderStatus.options.filter((to) =>
      orderStatus.options.some((from) => isPossible(from, to)),
    );
    expect(reached).toEqual(orderStatus.options.filter((status) => status !== 'requested'));
  });

  it('has three final values; an expired quote can be renewed', () => {
    const final = orderStatus.options.filter(
      (from) => !orderStatus.options.some((to) => isPossible(from, to)),
    );
    expect(final).toEqual(['delivered', 'cancelled', 'rejected']);
  });

  it('can be undone after each step of staff, except that an expired quote is renewed', () => {
    const byStaff = orderStatus.options.filter((to) =>
      orderStatus.options.some((from) => mayChangeStatus(from, to, 'staff')),
    );
    expect([...UNDOABLE]).toEqual(byStaff.filter((to) => to !== 'expired'));
  });
});
