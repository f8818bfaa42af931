/**
 * @generated SignedSource<<abd40d472a2ef097d900f505ad8cb962>>
 * @relayHash 7b1c6fb1ee41b2684e6a4a3bcd6b8e63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 576181b4b9db3a658ab577c4f4fa6581d1d51242e3798fd5d522acf9141d828d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "576181b4b9db3a658ab577c4f4fa6581d1d51242e3798fd5d522acf9141d828d",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
