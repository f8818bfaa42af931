/**
 * @generated SignedSource<<010a764b26dbc541d84d27d6a05feb5a>>
 * @relayHash 029f5e668121881f3a01b034a4ac0b12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 029f5e668121881f3a01b034a4ac0b12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "029f5e668121881f3a01b034a4ac0b12",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
