/**
 * @generated SignedSource<<14a1aed782155c6e67c047699590d439>>
 * @relayHash 548bba7e2f827fe426587674ed40c180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 893bd06abbd1cce86278b7643247bc2f2530c878e72c9c28e3ae0528ba8c53d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnSubmissionsScreenQuery } from './OwnSubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnSubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "893bd06abbd1cce86278b7643247bc2f2530c878e72c9c28e3ae0528ba8c53d4",
    "metadata": {},
    "name": "OwnSubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
