/**
 * @generated SignedSource<<4872ada448b7b23071d40df2742a27c2>>
 * @relayHash 20c54a43f77bdc89e2be00d40d99cd6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78541a5c75eb632e336571aa64c4d6013a6b55b8d11646701fd22d5581b6b96e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78541a5c75eb632e336571aa64c4d6013a6b55b8d11646701fd22d5581b6b96e",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
