/**
 * @generated SignedSource<<fe784b090a9cd2557dfe775480494372>>
 * @relayHash 26643afc8159f159f28a280e92df5fee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26643afc8159f159f28a280e92df5fee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsScreenQuery } from './RecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26643afc8159f159f28a280e92df5fee",
    "metadata": {},
    "name": "RecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
