/**
 * @generated SignedSource<<27401505021e638b9e4995442eb2ad00>>
 * @relayHash 02cf86f461e796aa148b57173abbe5ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8a842e499c1047d720fd406ea6da2015d680d1166f3b68ff1e54af707c1873a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8a842e499c1047d720fd406ea6da2015d680d1166f3b68ff1e54af707c1873a",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
