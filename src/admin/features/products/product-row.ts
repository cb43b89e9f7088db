/** A row of the product list. */
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import type { ProductDocument } from '#schema/product.ts';

export type ProductRow = DecodedDocument<ProductDocument>;
