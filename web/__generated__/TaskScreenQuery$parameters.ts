/**
 * @generated SignedSource<<af33d589899bf6693bec63b2d32b8e4c>>
 * @relayHash 720c2f922fccf49b6abab01755bc18b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 720c2f922fccf49b6abab01755bc18b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "720c2f922fccf49b6abab01755bc18b3",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
