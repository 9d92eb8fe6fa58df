"""PPO in one page of numpy: learns what to mark and how many, against human-like players. Needs stella-table[lab].

    python ppo.py [UPDATES]

The policy looks at each picture alone and at the facts of the table: a small net computes the mean for that picture.
Prints the mean margin of a game before learning and after every tenth update.
"""

import sys

import numpy as np

from stella.lab.stella_rounds_v0 import vector_env

TABLES, HIDDEN, EPOCHS, CLIP, RATE = 512, 32, 4, 0.2, 3e-3


class Net:
    """One hidden layer, tanh, with Adam."""

    def __init__(self, inputs, chance):
        self.p = [
            chance.normal(0, inputs**-0.5, (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            chance.normal(0, 0.01, (HIDDEN, 1)),
            np.zeros(1),
        ]
        self.m, self.v, self.t = [0.0] * 4, [0.0] * 4, 0

    def __call__(self, x):
        """One output for each row."""
        self.x, self.h = x, np.tanh(x @ self.p[0] + self.p[1])
        return (self.h @ self.p[2] + self.p[3])[..., 0]

    def step(self, error):
        """Descend along `error`, the gradient by the outputs."""
        e = error.reshape(-1, 1)
        x, h = self.x.reshape(len(e), -1), self.h.reshape(len(e), -1)
        back = (e @ self.p[2].T) * (1 - h * h)
        self.t += 1
        for n, g in enumerate([x.T @ back, back.sum(0), h.T @ e, e.sum(0)]):
            self.m[n] = 0.9 * self.m[n] + 0.1 * g
            self.v[n] = 0.999 * self.v[n] + 0.001 * g * g
            scale = np.sqrt(self.v[n] / (1 - 0.999**self.t)) + 1e-8
            self.p[n] = self.p[n] - RATE * self.m[n] / (1 - 0.9**self.t) / scale


def each_picture(seen):
    """By table and picture: its liking, and the facts of the table."""
    facts = np.repeat(seen[:, None, 15:], 15, axis=1)
    return np.concatenate([seen[:, :15, None], facts], axis=2)


def margin(env, policy, seed):
    """The mean margin of a game when the policy plays without noise."""
    seen, _ = env.reset(seed=seed)
    total = 0.0
    for _ in range(4):
        seen, rewards, *_ = env.step(np.clip(policy(each_picture(seen)), -1, 1).astype(np.float32))
        total += rewards.mean()
    return total


def learn(updates, seed=0, tested=4000, tell=print):
    """Return the margins on the way, the first before learning. Rewards aren't delayed: a value covers one round."""
    chance = np.random.default_rng(seed)
    env, test = vector_env(TABLES, seats=4), vector_env(tested, seats=4)
    policy, value, noise = Net(7, chance), Net(21, chance), 0.5
    curve = [(0, margin(test, policy, 10**6))]
    tell(f"update 0: margin {curve[0][1]:+.2f}")
    seen, _ = env.reset(seed=seed)
    for update in range(1, updates + 1):
        looked, acted, won = [], [], []
        for _ in range(4):
            action = policy(each_picture(seen)) + noise * chance.standard_normal((TABLES, 15))
            after, rewards, *_ = env.step(np.clip(action, -1, 1).astype(np.float32))
            looked, acted, won = [*looked, seen], [*acted, action], [*won, rewards]
            seen = after
        seen, *_ = env.step(np.zeros((TABLES, 15), dtype=np.float32))  # new games
        x, a, r = np.concatenate(looked), np.concatenate(acted), np.concatenate(won)
        gain = r - value(x)
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        before = policy(each_picture(x))
        for _ in range(EPOCHS):
            mean = policy(each_picture(x))
            ratio = np.exp(np.clip((((a - before) ** 2 - (a - mean) ** 2) / (2 * noise**2)).sum(1), -20, 20))
            keep = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
            policy.step(-(keep * ratio * gain)[:, None] * (a - mean) / noise**2 / len(r))
            value.step((value(x) - r) / len(r))
        noise = max(0.15, noise * 0.99)
        if update % 10 == 0 or update == updates:
            curve.append((update, margin(test, policy, 10**6)))
            tell(f"update {update}: margin {curve[-1][1]:+.2f}")
    return curve


if __name__ == "__main__":
    learn(int(sys.argv[1]) if len(sys.argv) > 1 else 150)
