/**
 * @generated SignedSource<<58a7df61b0181ce43ccb991198c8b979>>
 * @relayHash d41b12a5e07d54a41101d069eda1b0b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d41b12a5e07d54a41101d069eda1b0b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DuplicateFormScreenQuery } from './DuplicateFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<DuplicateFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d41b12a5e07d54a41101d069eda1b0b8",
    "metadata": {},
    "name": "DuplicateFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
