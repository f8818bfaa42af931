/**
 * @generated SignedSource<<25260e2186bdf77c12e6d0ddb418769b>>
 * @relayHash 0ea745734d341e1baa2278263198b421
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d727d2c202ba4bc638b96c9dbede6011c30d20cefcc4419648664fb2a1cf76b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormFrameQuery } from './FormFrameQuery.graphql';

const node: PreloadableConcreteRequest<FormFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d727d2c202ba4bc638b96c9dbede6011c30d20cefcc4419648664fb2a1cf76b",
    "metadata": {},
    "name": "FormFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
