/**
 * @generated SignedSource<<79b98da95b317fc420d8bf9b77af9184>>
 * @relayHash a8404e80c1ca5ec63b3c4dde80a604ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8404e80c1ca5ec63b3c4dde80a604ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthScreenQuery } from './MonthScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8404e80c1ca5ec63b3c4dde80a604ee",
    "metadata": {},
    "name": "MonthScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
