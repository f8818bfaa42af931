/**
 * @generated SignedSource<<4ad21c267fe79c916c761097961e8eae>>
 * @relayHash aca94955159f088e24a081589102bf18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1188a36737f33ca2b747bc16daaf7f4675f39f8176677ca070b7a0e559365075

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1188a36737f33ca2b747bc16daaf7f4675f39f8176677ca070b7a0e559365075",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
