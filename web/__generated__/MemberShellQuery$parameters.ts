/**
 * @generated SignedSource<<8535830c5bff471a1deea50e55ee70a6>>
 * @relayHash 91fcfed38bb5a0c5808e35d9815b3c0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6d48b00fccb8c7ff73a8643080fc29e5e718318bac2b61643bae043984d1bc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6d48b00fccb8c7ff73a8643080fc29e5e718318bac2b61643bae043984d1bc9",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
