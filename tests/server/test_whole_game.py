"""A whole game by three people and a TV, over real sockets, against a real server process with a real disk."""

from __future__ import annotations

import asyncio

from tests.support.people import Device, play_round


def test_three_people_and_a_tv_play_a_whole_game_in_three_languages(server_link: str) -> None:
    asyncio.run(_three_people_and_a_tv(server_link))


async def _three_people_and_a_tv(link: str) -> None:
    async with (
        Device(link) as ada,
        Device(link) as bo,
        Device(link) as cy,
        Device(link) as tv,
    ):
        people = [ada, bo, cy]
        table = await ada.create("Ada")
        await bo.join(table["code"], "Bo", language="fr")
        await cy.join(table["code"], "Cy", language="de")
        for person in people:
            await person.connect()
        await tv.connect("board", table["code"])
        await ada.do("start")
        for number in (1, 2, 3, 4):
            for person in people:
                await person.until(
                    lambda view: view["play"] and view["play"]["game"]["phase"] == "associate.word"
                )
            await play_round(people, [[0, 1, 2], [1, 2, 5], [2, 5, 7, 8]])
            assert len(ada.game["scores"]) == number
            if number < 4:
                for person in people:
                    await person.do("ready", yes=True)
        await tv.until(lambda view: view["table"]["status"] == "over")
        assert tv.view["you"] is None
        assert tv.game["winners"] == [1]
        record = (await bo.http.get(f"/api/tables/{table['code']}/record")).json()
        assert record["rounds"][0]["slates"] == [[0, 1, 2], [1, 2, 5], [2, 5, 7, 8]]
        assert record["totals"] == [sum(scores) for scores in zip(*ada.game["scores"], strict=True)]
