/** Movements and counts on the emulator: two members of staff at once, over a connection that loses responses. */
import { describe, expect, test } from 'vitest';
import {
  connection,
  move,
  people,
  readMoves,
  readStock,
  useStaff,
} from '#fixtures/unreliable-emulator.ts';
import { moveStock } from '#firebase/browser/stock.ts';

useStaff();

describe('a movement', () => {
  test('starts the stock of a product, and is applied once when its response is lost', async () => {
    let losses = 1;
    connection.losesNext = () => losses-- > 0;
    expect(await moveStock(move(), people().anita)).toBeUndefined();
    expect(await readStock('rg101')).toMatchObject({ onHand: 10, available: 10, rev: 1 });
    expect(await readMoves()).toMatchObject([{ reason: 'received', onHand: 10, by: 'anita' }]);
  });

  test('is applied once when the same request is sent again later', async () => {
    const request = move();
    await moveStock(request, people().anita);
    await moveStock(move({ changes: [{ onHand: -4, reserved: 0 }] }), people().anita);
    await moveStock(request, people().anita);
    expect(await readStock('rg101')).toMatchObject({ onHand: 6, rev: 2 });
  });

  test('that would take more than there is returns the level, and writes nothing', async () => {
    await moveStock(move(), people().anita);
    const damaged = move({ reason: 'damaged', changes: [{ onHand: -11, reserved: 0 }] });
    expect(await moveStock(damaged, people().anita)).toEqual({ onHand: 10, reserved: 0 });
    expect(await readMoves()).toHaveLength(1);
  });
});

describe('a count', () => {
  const counted = (to: number, seen: number) =>
    move({
      ...{ reason: 'counted', changes: [{ onHand: to - seen, reserved: 0 }] },
      seen: [{ onHand: seen, reserved: 0 }],
    });

  test('by two people at once is applied once', async () => {
    await moveStock(move({ changes: [{ onHand: 12, reserved: 0 }] }), people().anita);
    const results = await Promise.all([
      moveStock(counted(10, 12), people().anita),
      moveStock({ ...counted(10, 12), by: 'kavita' }, people().kavita),
    ]);
    expect(results).toContainEqual({ onHand: 10, reserved: 0 });
    expect(await readStock('rg101')).toMatchObject({ onHand: 10, rev: 2 });
  });

  test('of 0 starts the tracking of a product, once, and can be undone', async () => {
    let losses = 1;
    connection.losesNext = () => losses-- > 0;
    expect(await moveStock(counted(0, 0), people().anita)).toBeUndefined();
    expect(await readStock('rg101')).toMatchObject({
      ...{ levels: [{ onHand: 0, reserved: 0 }], stockStatus: 'outOfStock', rev: 1 },
    });
    expect(await readMoves()).toMatchObject([{ reason: 'counted', onHand: 0 }]);
    const undo = move({ ...counted(0, 0), reason: 'adjusted', stops: true });
    await moveStock(undo, people().anita);
    expect((await readStock('rg101')).deletedAt).not.toBeNull();
    await moveStock(counted(0, 0), people().anita);
    expect(await readStock('rg101')).toMatchObject({ onHand: 0, rev: 3, deletedAt: null });
    expect(await moveStock(counted(0, 5), people().kavita)).toEqual({ onHand: 0, reserved: 0 });
  });

  test('of a product that was not tracked can be undone, which ends its tracking', async () => {
    await moveStock(counted(10, 0), people().anita);
    const back = { reason: 'adjusted', stops: true } as const;
    await moveStock(move({ ...back, changes: [{ onHand: -10, reserved: 0 }] }), people().anita);
    expect((await readStock('rg101')).deletedAt).not.toBeNull();
    await moveStock(move(), people().anita);
    expect(await readStock('rg101')).toMatchObject({ onHand: 10, rev: 3, deletedAt: null });
    await moveStock(move({ ...back, changes: [{ onHand: -4, reserved: 0 }] }), people().anita);
    expect(await readStock('rg101')).toMatchObject({ onHand: 6, deletedAt: null });
  });
});
