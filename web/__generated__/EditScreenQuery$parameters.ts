/**
 * @generated SignedSource<<06b49ad4a772372eca007e9341fd100c>>
 * @relayHash 0f8223caeb635d90e9103b3bce583810
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f8223caeb635d90e9103b3bce583810

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f8223caeb635d90e9103b3bce583810",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
