/**
 * @generated SignedSource<<bff031ae4229290263ce2ca351f1553b>>
 * @relayHash c85246afd8295515ca566b274c496d49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3aaf17dab31abbac7ce0d4dd4443afce588a17bcf3012fcfaf8f65f189eeadd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3aaf17dab31abbac7ce0d4dd4443afce588a17bcf3012fcfaf8f65f189eeadd",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
