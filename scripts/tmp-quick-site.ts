import { existsSync } from 'node:fs';
import { DEMO_PRODUCTS, demoDocuments } from '#demo/shop.ts';
import { snapshotFromDocuments } from '#snapshot/from-documents.ts';
import { hostileDocuments } from '#fixtures/hostile-products.ts';
const file = process.argv[2];
const documents = [...demoDocuments({ products: Number(process.env.PRODUCTS ?? DEMO_PRODUCTS) }), ...hostileDocuments()];
if (!existsSync(file)) await snapshotFromDocuments({ documents, file });
