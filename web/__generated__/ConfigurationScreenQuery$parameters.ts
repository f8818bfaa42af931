/**
 * @generated SignedSource<<4cf34e415f9069b97f083c7f5e37dfbf>>
 * @relayHash d447c22e2c163c88d366e58b8676b0cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d2fb7701a6ffc7e2df36c0ce0ac4c5146e7fcf9dfb3aa42ebfd0b6af5864108

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d2fb7701a6ffc7e2df36c0ce0ac4c5146e7fcf9dfb3aa42ebfd0b6af5864108",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
