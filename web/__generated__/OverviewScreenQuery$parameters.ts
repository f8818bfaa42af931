/**
 * @generated SignedSource<<0fcb1e97e9419d70e1293751027e9560>>
 * @relayHash 4557100b54ce98017e450ae1361eb8f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4557100b54ce98017e450ae1361eb8f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4557100b54ce98017e450ae1361eb8f6",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
