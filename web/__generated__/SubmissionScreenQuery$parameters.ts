/**
 * @generated SignedSource<<e35566832a5ac16339a9c6bfcbc9f0c2>>
 * @relayHash f1bfbe8ae2e2ce3cb63c9fa052e7cf10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1347d3c40d763abeba98b488ad25a21f84ea031d458e11f147e0f99e8c2b4ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1347d3c40d763abeba98b488ad25a21f84ea031d458e11f147e0f99e8c2b4ab",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
