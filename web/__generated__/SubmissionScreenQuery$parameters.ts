/**
 * @generated SignedSource<<c56f5067457f58c41ba772e2848480f5>>
 * @relayHash 99bb56967d338aea23fe7082ba7de4b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99bb56967d338aea23fe7082ba7de4b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99bb56967d338aea23fe7082ba7de4b6",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
