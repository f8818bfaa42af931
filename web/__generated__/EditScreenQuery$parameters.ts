/**
 * @generated SignedSource<<0ed88b44acbca9d553c890b00815cb2d>>
 * @relayHash df090d9cc1b6445fd22e95c71fb06406
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df090d9cc1b6445fd22e95c71fb06406

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df090d9cc1b6445fd22e95c71fb06406",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
