/**
 * @generated SignedSource<<3a2f8455e589f47c33c7ded0b854ec1b>>
 * @relayHash fd460ce1512c685343653ba01e25367d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd460ce1512c685343653ba01e25367d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RenewScreenQuery } from './RenewScreenQuery.graphql';

const node: PreloadableConcreteRequest<RenewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd460ce1512c685343653ba01e25367d",
    "metadata": {},
    "name": "RenewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
