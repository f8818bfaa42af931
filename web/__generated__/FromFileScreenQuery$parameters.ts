/**
 * @generated SignedSource<<f31a814607f23b7ad518138ac760b796>>
 * @relayHash ca019758d784942cfecfb9c0c5497c97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca019758d784942cfecfb9c0c5497c97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FromFileScreenQuery } from './FromFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FromFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca019758d784942cfecfb9c0c5497c97",
    "metadata": {},
    "name": "FromFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
