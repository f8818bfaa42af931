/**
 * @generated SignedSource<<10a630394de0b13655c569bc9a17acab>>
 * @relayHash 2dfdfe0850cefa17b0049166a58becb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dfdfe0850cefa17b0049166a58becb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangesScreenQuery } from './ChangesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChangesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dfdfe0850cefa17b0049166a58becb6",
    "metadata": {},
    "name": "ChangesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
