/** Opens the inputs of a publisher: the shop's Firestore and its snapshot. */
import { connectFirestore, type FirestoreConnection } from '#firebase/admin/firestore.ts';
import type { DataFolder } from './data-folder.ts';
import type { DataSource } from './data-source.ts';
import { DEMO_PROJECT, type Environment } from './env.ts';
import type { Stage } from './script.ts';
import { provideFirestore } from './services.ts';
import { provideDemoSnapshot } from './shop-data.ts';

export interface Shop {
  snapshot: string;
  connection: FirestoreConnection | undefined;
  /** Names the database in the snapshot. */
  source: string;
}

/** The shop's data source; the connection is closed when the script ends. */
export async function openShop(
  stage: Stage,
  env: Environment,
  data: DataFolder,
  source: DataSource,
): Promise<Shop> {
  const connect = (projectId: string): FirestoreConnection => {
    const connection = connectFirestore({ projectId });
    stage.cleanup.defer(() => connection.close());
    return connection;
  };
  const emulated = (host: string): Shop => {
    process.env['FIRESTORE_EMULATOR_HOST'] = host;
    return {
      snapshot: data.snapshot,
      connection: connect(DEMO_PROJECT),
      source: `${host}/${DEMO_PROJECT}`,
    };
  };
  switch (source.kind) {
    case 'live':
      return {
        snapshot: data.liveSnapshot(source.projectId),
        connection: connect(source.projectId),
        source: `firestore.googleapis.com/${source.projectId}`,
      };
    case 'emulator':
      return emulated(source.host);
    case 'saved':
      return emulated((await provideFirestore(stage, env, data)).host);
    case 'demo':
      return {
        snapshot: await provideDemoSnapshot(stage, data),
        connection: undefined,
        source: 'demo',
      };
  }
}
