/** How the snapshots of a burrito battle are read and looked at. */
import type { Reading } from '../kind';
import { happened } from './happenings';
import type { Volley } from './kind';
import { stillOf } from './pose';
import { snapshotOf } from './snapshot';

export const READING: Reading<Volley> = { snapshotOf, stillOf, happened };
