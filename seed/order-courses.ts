/** The statuses each demo order passed through, with the time and the person. */
import type { Order, OrderStatus } from '#schema/order.ts';
import { DAY, DEMO_TODAY, HOUR, inOpeningHours, MINUTE } from './clock.ts';
import { DEMO_STAFF_UID } from './people.ts';
import { QUOTE_VALIDITY } from './quotes.ts';
import type { Random } from './random.ts';

export type Timeline = Order['timeline'];
type Event = Timeline[number];

/** A sequence of statuses of an order. */
export interface Course {
  statuses: readonly [OrderStatus, ...OrderStatus[]];
  /** Number of demo orders with this sequence. */
  orders: number;
  /** The latest change was between this many hours before the demo's today. */
  endedHoursAgo: readonly [number, number];
}

const ALL_THE_WAY = [
  'requested',
  'quoted',
  'accepted',
  'confirmed',
  'packed',
  'dispatched',
  'delivered',
] as const;

/** An order that has reached `status`. */
function upTo(status: (typeof ALL_THE_WAY)[number]): Course['statuses'] {
  const [first, ...rest] = ALL_THE_WAY;
  return [first, ...rest.slice(0, ALL_THE_WAY.indexOf(status))];
}

export const COURSES: readonly Course[] = [
  { statuses: upTo('requested'), orders: 14, endedHoursAgo: [3, 60] },
  { statuses: upTo('quoted'), orders: 14, endedHoursAgo: [4, 110] },
  { statuses: upTo('accepted'), orders: 8, endedHoursAgo: [2, 30] },
  { statuses: upTo('confirmed'), orders: 8, endedHoursAgo: [2, 40] },
  { statuses: upTo('packed'), orders: 6, endedHoursAgo: [1, 24] },
  { statuses: upTo('dispatched'), orders: 10, endedHoursAgo: [8, 100] },
  { statuses: upTo('delivered'), orders: 40, endedHoursAgo: [72, 7_000] },
  { statuses: ['requested', 'cancelled'], orders: 4, endedHoursAgo: [100, 5_000] },
  { statuses: ['requested', 'quoted', 'cancelled'], orders: 3, endedHoursAgo: [100, 5_000] },
  {
    statuses: ['requested', 'quoted', 'accepted', 'cancelled'],
    orders: 2,
    endedHoursAgo: [200, 4_000],
  },
  { statuses: ['requested', 'rejected'], orders: 5, endedHoursAgo: [60, 6_000] },
  { statuses: ['requested', 'quoted', 'expired'], orders: 6, endedHoursAgo: [80, 6_000] },
];

/** Hours since the previous status, minimum and maximum. */
const HOURS_TO: Record<OrderStatus, readonly [number, number]> = {
  requested: [0, 0],
  quoted: [2, 20],
  accepted: [4, 60],
  confirmed: [1, 24],
  packed: [3, 30],
  dispatched: [2, 24],
  delivered: [48, 140],
  cancelled: [2, 48],
  rejected: [2, 24],
  expired: [(QUOTE_VALIDITY + DAY) / HOUR + 1, (QUOTE_VALIDITY + DAY) / HOUR + 12],
};

const BY_CUSTOMER: readonly OrderStatus[] = ['requested', 'accepted', 'cancelled'];

const NOTES: Partial<Record<OrderStatus, readonly [string, ...string[]]>> = {
  confirmed: [
    'We start today.',
    'Ready in three working days.',
    'Half in advance, rest on dispatch.',
  ],
  packed: ['Weighed and sealed on camera.', 'Two pieces replaced after the last check.'],
  dispatched: [
    'Sent insured by courier.',
    'Handed to the courier today.',
    'Sent by our own messenger.',
  ],
  cancelled: ['Bought locally in the meantime.', 'Will order again after the season.'],
  rejected: ['The design is no longer made.', 'Below the order minimum.'],
  expired: ['No answer within seven days.'],
};

/** The timeline of an order of customer `uid` with the sequence `course`. */
export function timelineOf(course: Course, uid: string, random: Random): Timeline {
  const [low, high] = course.endedHoursAgo;
  const timeline: Event[] = [];
  const openAt = (time: number): number => inOpeningHours(time, random.between(5, 240));
  let at = openAt(DEMO_TODAY - random.between(low, high) * HOUR - random.between(0, 59) * MINUTE);
  for (const status of course.statuses.toReversed()) {
    const notes = NOTES[status];
    timeline.unshift({
      status,
      at,
      by: BY_CUSTOMER.includes(status) ? uid : DEMO_STAFF_UID,
      ...(notes === undefined ? {} : { note: random.pick(notes) }),
    });
    const before = random.between(...HOURS_TO[status]) * HOUR + random.between(1, 59) * MINUTE;
    at = openAt(at - before);
  }
  return timeline;
}
