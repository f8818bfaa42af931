/**
 * @generated SignedSource<<5197d170eb67f0b417991b34826065f9>>
 * @relayHash d0507cd8d98fc5595b1f157a02f8cc49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0507cd8d98fc5595b1f157a02f8cc49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0507cd8d98fc5595b1f157a02f8cc49",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
