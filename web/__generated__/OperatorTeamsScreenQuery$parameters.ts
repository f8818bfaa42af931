/**
 * @generated SignedSource<<8dec81ab1eba85e94b3169c50e70cc8f>>
 * @relayHash 78e52ee60e86c0841b9c19270753d773
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78e52ee60e86c0841b9c19270753d773

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatorTeamsScreenQuery } from './OperatorTeamsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatorTeamsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78e52ee60e86c0841b9c19270753d773",
    "metadata": {},
    "name": "OperatorTeamsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
